import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import * as v from 'valibot'

/** What an entry of the browser's history holds if a dialog was opened there over the page before it. */
export const overPage = { isOverPage: true }
const overPageSchema = v.object({ isOverPage: v.literal(true) })

/** Whether the entry before this one is the page below. It stays so after a reload; a link from elsewhere has none. */
export const isOverPage = (state: unknown): boolean => v.is(overPageSchema, state)

/**
 * Leads to dialogs with an address of their own, over this page: what the page keeps in the address stays, so that its
 * list does not change below. `linkTo` is for `<Link {...linkTo(path)} />`, `open` for what is no link.
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
