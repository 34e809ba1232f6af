import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import * as v from 'valibot'

/** The history state of a dialog that was opened from the page below it. The previous history entry is then that page. */
export const overPage = { isOverPage: true }
const overPageSchema = v.object({ isOverPage: v.literal(true) })

/**
 * Whether the previous history entry is the page below the dialog. `state` is the history state of the dialog. If the user
 * opened the dialog directly by its address, returns false.
 */
export const isOverPage = (state: unknown): boolean => v.is(overPageSchema, state)

/**
 * Returns two functions for a dialog over this page: `open` opens the dialog, and `linkTo` returns the props of a link to
 * the dialog, as in `<Link {...linkTo(path)} />`. Both keep the query string of the page.
 */
export function useOverPage() {
  const navigate = useNavigate()
  const { search } = useLocation()
  const linkTo = useCallback((pathname: string) => ({ to: { pathname, search }, state: overPage }), [search])
  const open = useCallback(
    (pathname: string) => void navigate(linkTo(pathname).to, { state: overPage }),
    [linkTo, navigate],
  )
  return { linkTo, open }
}
