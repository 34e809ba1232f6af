import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import * as v from 'valibot'

/** The state of a history entry with a dialog that was opened over the page of the previous entry. */
export const overPage = { isOverPage: true }
const overPageSchema = v.object({ isOverPage: v.literal(true) })

/** Whether the previous history entry is the page below the dialog; false if a link opened the dialog. */
export const isOverPage = (state: unknown): boolean => v.is(overPageSchema, state)

/**
 * Returns functions that open a dialog over this page and keep the search string of the page. For a link: `<Link
 * {...linkTo(path)} />`.
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
