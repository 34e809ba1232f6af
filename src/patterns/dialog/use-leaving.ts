import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useLeaveBlockers } from '../form/use-leave-blockers'
import { isOverPage } from './use-over-page'

/** The actions of the content of a dialog with its own address. */
export interface RouteDialogActions {
  /** Closes the dialog. The user confirms first if there are unsaved changes. */
  close: () => void
  /** Closes the dialog without a question, because the changes are saved. */
  finish: () => void
}

/**
 * Closes a dialog with its own address. It goes back to the page below or, if the dialog was opened by a
 * link, replaces the entry with `page`. `kept` is the search string of `page`; by default the current search
 * string stays.
 */
export function useLeaving(page: string, kept?: string) {
  const navigate = useNavigate()
  const { key, search, state } = useLocation()
  const { register, leave, allowLeave } = useLeaveBlockers()
  // A double click comes before the router renders the page. A second step back would leave the page.
  const leftKey = useRef<string>(undefined)

  const goAway = () => {
    if (leftKey.current === key) return
    leftKey.current = key
    if (isOverPage(state)) void navigate(-1)
    else void navigate({ pathname: page, search: kept ?? search }, { replace: true })
  }

  const actions: RouteDialogActions = {
    close: () => leave(goAway),
    finish() {
      allowLeave()
      goAway()
    },
  }
  return { actions, register }
}
