import { askForRefresh } from './refresh-event'

/** The mock answers in builds that hold it: the demo and dev. In the residents' build the branch, and with it the mock, falls away. */
export async function startMockIfBuilt(): Promise<void> {
  if (!import.meta.env.PORTAL_MOCK) return
  const [{ startMock }, { portalMeans }] = await Promise.all([
    import('../mocks/browser'),
    import('./portal-means'),
  ])
  await startMock({ wallClock: () => Date.now(), portal: portalMeans, refreshPortal: askForRefresh })
}
