import { paths } from '@/paths'
import { MissingPage } from '@/patterns/page/MissingPage'
import { copy } from './copy'

/** Shown for a missing authorization or invitation, with a link home. */
export const AuthorizationMissing = ({ title }: { title: string }) => (
  <MissingPage title={title} body={copy.missing.body} action={copy.missing.home} to={paths.home()} />
)
