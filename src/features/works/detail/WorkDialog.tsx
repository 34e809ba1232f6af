import type { ComponentProps } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '@/paths'
import { RouteDialog } from '@/patterns/dialog/RouteDialog'
import { buildViewSearch } from '@/patterns/dialog/view-address'
import { useWork } from './use-work'

/** A dialog over a tab of a work. Closing the dialog returns to the tab. */
export function WorkDialog(props: Omit<ComponentProps<typeof RouteDialog>, 'page' | 'search'>) {
  const { workId } = useWork()
  const { search } = useLocation()
  return <RouteDialog {...props} page={paths.work(workId)} search={buildViewSearch(search)} />
}
