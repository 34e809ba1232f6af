import { paths } from '@/paths'
import { MissingPage } from '@/patterns/page/MissingPage'
import { copy } from './copy'

export const AuthorizationMissing = ({ title }: { title: string }) => (
  <MissingPage title={title} body={copy.missing.body} action={copy.missing.home} to={paths.home()} />
)
