import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import * as v from 'valibot'

/** The state of a history entry whose dialog was opened over the previous entry's page. */
export const overPage = { isOverPage: true }
const overPageSchema = v.object({ isOverPage: v.literal(true) })

/**
 * Whether the previous history entry is the page below. A reload keeps the state; a link from elsewhere has
 * none.
 */
export const isOverPage = (state: unknown): boolean => v.is(overPageSchema, state)

/**
 * Opens dialogs with their own address over this page. The search string stays, so that the list below does
 * not change. `linkTo` is for `<Link {...linkTo(path)} />`, `open` for event handlers.
 */
export function useOverPage() {
  const navigate = useNavigate()
  const { search } = useLocation()
  const linkTo = useCallback((pathname: string) => ({ to: { pathname, search }, state: overPage }), [search])
  const open = useCallback(
    (pathname: string) => {
      const { to, state } = linkTo(pathname)
      void navigate(to, { state })
    },
    [linkTo, navigate],
  )
  return { linkTo, open }
}
