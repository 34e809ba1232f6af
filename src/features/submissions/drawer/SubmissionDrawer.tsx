import type { ComponentProps } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '@/paths'
import { RouteDrawer } from '@/patterns/dialog/RouteDrawer'
import { searchOfView } from '@/patterns/dialog/view-address'

/** A drawer over the list of submissions. Closing it returns to the list. */
export function SubmissionDrawer(props: Omit<ComponentProps<typeof RouteDrawer>, 'page' | 'search'>) {
  const { search } = useLocation()
  return <RouteDrawer {...props} page={paths.submissions()} search={searchOfView(search)} />
}
