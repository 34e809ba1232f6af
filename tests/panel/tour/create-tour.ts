import { createMock } from '@mocks/node'
import type { PortalPage } from '@mocks/panel/tour/stops'
import { Tour } from '@mocks/panel/tour/tour'
import { createTourMemory, type TourMemory, type TourProgress } from '@mocks/panel/tour/tour-memory'
import { vi } from 'vitest'
import { createControlClient, createPortalSpies } from '../render-section'

interface TourOptions {
  scenario?: 'demo' | 'empty' | 'large' | 'errors'
  progress?: TourProgress
  signedInAs?: string
}

/** Creates a tour with a mock backend and spies for the portal. `show` changes the page of the portal. */
export async function createTour({ scenario, progress, signedInAs }: TourOptions = {}) {
  const backend = await createMock({ scenario })
  const mock = createControlClient(backend.request)
  let page: PortalPage = createPage('/login')
  const portal = createPortalSpies({ signedInAs })
  const spies = { open: vi.fn(), refreshPortal: vi.fn(), goTo: vi.fn(), onLeave: vi.fn() }
  const clickLink = vi.fn((_: string) => false)
  const memory: TourMemory = createTourMemory()
  const controls = { mock, portal, ...spies }
  const tour = new Tour({ controls, memory, clickLink, readPage: () => page, ...spies }, progress)
  await tour.updateFromBackend()
  const show = (address: string, code?: string) => {
    page = createPage(address, code)
    tour.updateFromPage()
  }
  return { tour, backend, mock, portal, memory, show, clickLink, ...spies }
}

function createPage(address: string, code?: string): PortalPage {
  const { pathname, searchParams } = new URL(address, 'http://portal')
  return { path: pathname, search: searchParams, readCode: () => code }
}

export const toProgress = (stop: number, overrides = {}): TourProgress => ({
  stop,
  isDone: false,
  ...overrides,
})
