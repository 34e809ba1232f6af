import { useParams } from 'react-router-dom'
import { SavedPassScreen } from '../features/authorizations/pass/SavedPassScreen'
import { parseId } from '../paths'
import { StandalonePage } from './StandalonePage'

/** A saved pass, which users without a session see outside the shell. */
export function SavedPassRoute() {
  const id = parseId(useParams().id)
  return <StandalonePage>{id === undefined ? null : <SavedPassScreen id={id} />}</StandalonePage>
}
