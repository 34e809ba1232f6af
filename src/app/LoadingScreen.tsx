import { Spinner } from '../design-system/components/Spinner/Spinner'
import { copy } from './shell/copy'

/** While the code of a screen is fetched. */
export function LoadingScreen() {
  return <Spinner label={copy.loading} data-loading="" />
}
