import { Spinner } from '../design-system/components/Spinner/Spinner'
import { copy } from './shell/copy'

/** The spinner while the code of a screen loads. */
export function LoadingScreen() {
  return <Spinner label={copy.loading} data-loading="" />
}
