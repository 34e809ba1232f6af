import { paths } from '@/paths'
import { MissingPage } from '@/patterns/page/MissingPage'
import { copy } from './copy'

/** Shown for a lot that does not exist or is not the user's, with a link to the user's lots. */
export const LotMissing = () => <MissingPage {...copy.missing} to={paths.lots()} />
