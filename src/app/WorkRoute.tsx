import { WorkScreen } from '../features/works/detail/WorkScreen'

/** `/construction/:id`. What another feature lends a work's tabs is handed in here. */
export function WorkRoute() {
  return <WorkScreen />
}
