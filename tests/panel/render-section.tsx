import { MockClient as Client, MockError } from '@mocks/client'
import { createMock, type Mock, type MockOptions } from '@mocks/node'
import { type PanelControls, PanelControlsProvider } from '@mocks/panel/controls-context'
import type { LotSelection, PortalBridge } from '@mocks/portal-bridge'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { expect, vi } from 'vitest'
import { DesignSystemProvider } from '@/design-system/theme/DesignSystemProvider'
import { afterTest } from '../support/after-test'

/** What a section of the panel stands on, besides the backend. */
interface SectionOptions extends Pick<MockOptions, 'scenario' | 'faults'> {
  /** The email of whoever is signed in to the portal. */
  signedInAs?: string
  /** Where they look. */
  place?: LotSelection
  /** Where the portal stands. */
  root?: string
  /** Done to the backend before the section is drawn. */
  before?: (client: Client, mock: Mock) => Promise<unknown>
  /** Of another backend, instead of one that is made for the section. */
  client?: Client
  /** Answers instead of the real control, or not. */
  instead?: (method: string, control: string) => Promise<unknown> | undefined
}

/** The controls of a backend in this process. */
export function clientOf(
  request: (path: string, init?: RequestInit) => Promise<Response>,
  instead?: SectionOptions['instead'],
): Client {
  return new Client(async (method, control, body) => {
    const other = instead?.(method, control)
    if (other) return other
    const response = await request(`/__mock/${control}`, {
      method,
      headers: { 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new MockError(`${method} ${control}`, response.status, text)
    return text === '' ? undefined : JSON.parse(text)
  })
}

/** A portal that remembers what it was asked. */
export const watchedPortal = ({
  signedInAs,
  place,
  root = '/',
}: Pick<SectionOptions, 'signedInAs' | 'place' | 'root'> = {}) => ({
  getAccountEmail: vi.fn<PortalBridge['getAccountEmail']>(async () => signedInAs),
  saveSession: vi.fn<PortalBridge['saveSession']>(async () => {}),
  getLotSelection: vi.fn<PortalBridge['getLotSelection']>(async () => place),
  saveLotSelection: vi.fn<PortalBridge['saveLotSelection']>(async () => {}),
  endSession: vi.fn<PortalBridge['endSession']>(async () => {}),
  onDialog: vi.fn<PortalBridge['onDialog']>(),
  onSlot: vi.fn<PortalBridge['onSlot']>(),
  root,
})

/** Draws a section of the panel against the real mock backend in this process, with a portal that remembers what it was asked. */
export async function renderSection(section: ReactElement, options: SectionOptions = {}) {
  const { signedInAs, place, root, before, client: given, instead, ...beginning } = options
  const mock = await createMock({ ...beginning, origin: window.location.origin })
  const client = given ?? clientOf(mock.request, instead)
  await before?.(clientOf(mock.request), mock)
  const portal = watchedPortal({ signedInAs, place, root })
  const open = vi.fn<PanelControls['open']>()
  const refreshPortal = vi.fn<PanelControls['refreshPortal']>()
  afterTest(() => expect(mock.violations, 'the backend must keep to the contract').toEqual([]))
  const user = userEvent.setup()
  const view = render(
    <DesignSystemProvider>
      <PanelControlsProvider value={{ mock: client, portal, open, refreshPortal }}>
        {section}
      </PanelControlsProvider>
    </DesignSystemProvider>,
  )
  return { user, mock, client, portal, open, refreshPortal, ...view }
}
