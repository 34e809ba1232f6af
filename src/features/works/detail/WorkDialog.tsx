import type { ComponentProps } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '@/paths'
import { RouteDialog } from '@/patterns/dialog/RouteDialog'
import { searchOfView } from '@/patterns/dialog/view-address'
import { useWork } from './use-work'

/** A view over a tab of a work, such as the one that adds or changes something: closing it leads back to its tab. */
export function WorkDialog(props: Omit<ComponentProps<typeof RouteDialog>, 'page' | 'search'>) {
  const { workId } = useWork()
  const { search } = useLocation()
  return <RouteDialog {...props} page={paths.work(workId)} search={searchOfView(search)} />
}
