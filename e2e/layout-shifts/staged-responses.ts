import { expect, type Page, type Route } from '@playwright/test'

/** The request that is answered next: the first or the last that the page has sent and that waits for its response. */
export type ResponseOrder = 'first' | 'last'

/** Responses that reach the page one after the other. */
export interface StagedResponses {
  /** Waits until the page shows its data and expects no further response. */
  waitUntilLoaded: () => Promise<void>
}

/**
 * Makes the responses to the page's calls and the files of its screens arrive one after the other. The page is painted before
 * each of them, so that everything that a response moves has been visible before.
 */
export async function stageResponses(
  page: Page,
  mockUrl: string,
  order: ResponseOrder,
): Promise<StagedResponses> {
  const waitingRoutes: Route[] = []
  let isReleasing = false
  const releaseAll = async () => {
    isReleasing = true
    for (;;) {
      await waitForPaint(page)
      const route = order === 'first' ? waitingRoutes.shift() : waitingRoutes.pop()
      if (!route) break
      await release(route)
    }
    isReleasing = false
  }
  const isStaged = ({ origin, pathname }: URL) =>
    origin === mockUrl || pathname.startsWith('/static/js/async/') || pathname === '/config.json'
  await page.route(isStaged, async (route) => {
    waitingRoutes.push(route)
    if (!isReleasing) await releaseAll()
  })
  const isLoaded = async () => {
    await waitForPaint(page)
    return !isReleasing && (await page.locator('[data-loading]').count()) === 0
  }
  return {
    waitUntilLoaded: async () => {
      await expect(page.getByRole('heading').first()).toBeVisible()
      await expect.poll(isLoaded).toBe(true)
      await page.waitForLoadState('networkidle')
      await page.unrouteAll({ behavior: 'wait' })
    },
  }
}

/**
 * Waits until the page has painted its current content. The first requests of a page come so early that the browser may still
 * replace the previous page, which ends the wait there.
 */
async function waitForPaint(page: Page): Promise<void> {
  const paint = () =>
    page.evaluate(
      () =>
        new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
    )
  await paint().catch(paint)
}

/** Sends a request on, and waits until the page has the response. */
async function release(route: Route): Promise<void> {
  await route.continue()
  const response = await route.request().response()
  await response?.finished()
}
