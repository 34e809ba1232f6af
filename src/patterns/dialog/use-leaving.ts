import { useCallback, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Leaver } from '../form/leave-context'
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
 * `page` in its place.
 */
export function useLeaving(page: string) {
  const navigate = useNavigate()
  const { key, search, state } = useLocation()
  const leavers = useRef(new Set<Leaver>())
  // A second press comes before the router has drawn the page: going back twice would leave it.
  const leftKey = useRef<string>(undefined)

  const leave = () => {
    if (leftKey.current === key) return
    leftKey.current = key
    if (isOverPage(state)) void navigate(-1)
    else void navigate({ pathname: page, search }, { replace: true })
  }
  const announce = useCallback((leaver: Leaver) => {
    leavers.current.add(leaver)
    return () => {
      leavers.current.delete(leaver)
    }
  }, [])

  const actions: RouteDialogActions = {
    close() {
      const [leaver] = leavers.current
      if (leaver) leaver.ask(leave)
      else leave()
    },
    finish() {
      for (const leaver of leavers.current) leaver.letGo()
      leave()
    },
  }
  return { actions, announce }
}
