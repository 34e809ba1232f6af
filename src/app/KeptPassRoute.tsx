import { useParams } from 'react-router-dom'
import { SavedPassScreen } from '../features/authorizations/pass/SavedPassScreen'
import { readId } from '../paths'
import { StandalonePage } from './StandalonePage'

/** A pass that was kept, outside the shell: nobody is signed in. */
export function KeptPassRoute() {
  const id = readId(useParams().id)
  return <StandalonePage>{id === undefined ? null : <SavedPassScreen id={id} />}</StandalonePage>
}
