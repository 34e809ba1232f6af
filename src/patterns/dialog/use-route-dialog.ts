import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSession } from '@/session/use-session'
import { useLeaveBlockers } from '../form/use-leave-blockers'
import { useDocumentTitle } from '../page/use-document-title'
import { isOverPage } from './use-over-page'

export interface RouteDialogOptions {
  /** The heading, and the first part of the document title while the dialog is open. */
  title: string
  /** The path of the page below the dialog. Closing navigates to it if the dialog was opened directly by its address. */
  page: string
  /** The query string with which closing navigates to `page`. The default is the current query string. */
  search?: string
}

/**
 * Sets the document title while a dialog or drawer is open. Returns the actions that close the dialog, and `register`, the
 * value of `LeaveBlockerContext` for its content. Closing goes back in the history, or to `page` if the dialog was opened
 * directly by its address.
 */
export function useRouteDialog({ title, page, search: pageSearch }: RouteDialogOptions) {
  const { neighbourhood } = useSession()
  const navigate = useNavigate()
  const { key, search, state } = useLocation()
  const { register, leave, allowLeave } = useLeaveBlockers()
  // The key of the history entry whose dialog has been closed. The second click of a double click has the same key and is
  // ignored, because going back twice would leave the page.
  const closedKey = useRef<string>(undefined)
  useDocumentTitle(title, neighbourhood.name, true)

  const returnToPage = () => {
    if (closedKey.current === key) return
    closedKey.current = key
    if (isOverPage(state)) void navigate(-1)
    else void navigate({ pathname: page, search: pageSearch ?? search }, { replace: true })
  }

  const actions = {
    /** Closes the dialog. The user confirms first if there are unsaved changes. */
    close: () => leave(returnToPage),
    /** Closes the dialog without a question, because the changes are saved. */
    finish() {
      allowLeave()
      returnToPage()
    },
  }
  return { actions, register }
}

export type RouteDialogActions = ReturnType<typeof useRouteDialog>['actions']
