import { paths } from '@/paths'
import { MissingPage } from '@/patterns/page/MissingPage'
import { copy } from './copy'

/** A lot that is not there, or somebody else's, with the way to one's own. */
export const LotMissing = () => <MissingPage {...copy.missing} to={paths.lots()} />
