import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useLeaveBlockers } from '../form/use-leave-blockers'
import { isOverPage } from './use-over-page'

/** What the content of a dialog with an address of its own can do with it. */
export interface RouteDialogActions {
  /** Closes it, once the reader agreed that what was typed is lost. */
  close: () => void
  /** Closes it without a question: what was typed is saved. */
  finish: () => void
}

/**
 * Leaves a dialog with an address of its own: back to the page that it was opened over, or, for who came by a link, to
 * `page` in its place, with `kept` of the address, or all of it.
 */
export function useLeaving(page: string, kept?: string) {
  const navigate = useNavigate()
  const { key, search, state } = useLocation()
  const { register, leave, allowLeave } = useLeaveBlockers()
  // A second press comes before the router has drawn the page: going back twice would leave it.
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
