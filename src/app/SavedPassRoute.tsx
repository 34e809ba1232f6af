import { useParams } from 'react-router-dom'
import { SavedPassScreen } from '../features/authorizations/pass/SavedPassScreen'
import { readId } from '../paths'
import { StandalonePage } from './StandalonePage'

/** A saved pass outside the shell, for users without a session. */
export function SavedPassRoute() {
  const id = readId(useParams().id)
  return <StandalonePage>{id === undefined ? null : <SavedPassScreen id={id} />}</StandalonePage>
}
