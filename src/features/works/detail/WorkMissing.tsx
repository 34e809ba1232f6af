import { paths } from '@/paths'
import { MissingPage } from '@/patterns/page/MissingPage'
import { copy } from './copy'

/** A work that is not there, or that is none of the reader's, with the way to those that are. */
export const WorkMissing = () => <MissingPage {...copy.missing} to={paths.works()} />
