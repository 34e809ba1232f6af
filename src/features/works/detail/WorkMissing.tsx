import { paths } from '@/paths'
import { MissingPage } from '@/patterns/page/MissingPage'
import { copy } from './copy'

/** Shown for a work that does not exist or is not the user's, with a link to the user's works. */
export const WorkMissing = () => <MissingPage {...copy.missing} to={paths.works()} />
