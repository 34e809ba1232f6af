import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSession } from '@/session/use-session'
import { useLeaveBlockers } from '../form/use-leave-blockers'
import { useDocumentTitle } from '../page/use-document-title'
import { isOverPage } from './use-over-page'

export interface RouteDialogOptions {
  /** The heading, and the first part of the document title while the dialog is open. */
  title: string
  /** The path of the page below. If a link opened the dialog, closing navigates to this path. */
  page: string
  /** The search string of the page below. By default the current search string stays. */
  search?: string
}

/**
 * Sets the document title, and returns the actions that close a dialog or drawer. Closing goes back in the history, or
 * to `page` if a link opened the dialog.
 */
export function useRouteDialog({ title, page, search: pageSearch }: RouteDialogOptions) {
  const { neighbourhood } = useSession()
  const navigate = useNavigate()
  const { key, search, state } = useLocation()
  const { register, leave, allowLeave } = useLeaveBlockers()
  // The key of the history entry of the closed dialog. Because of this key, the second click of a double click does not
  // go back again, which would leave the page.
  const closedKey = useRef<string>(undefined)
  useDocumentTitle(title, neighbourhood.name, true)

  const goToPage = () => {
    if (closedKey.current === key) return
    closedKey.current = key
    if (isOverPage(state)) void navigate(-1)
    else void navigate({ pathname: page, search: pageSearch ?? search }, { replace: true })
  }

  const actions = {
    /** Closes the dialog. The user confirms first if there are unsaved changes. */
    close: () => leave(goToPage),
    /** Closes the dialog without a question, because the changes are saved. */
    finish() {
      allowLeave()
      goToPage()
    },
  }
  return { actions, register }
}

export type RouteDialogActions = ReturnType<typeof useRouteDialog>['actions']
