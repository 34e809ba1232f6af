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

/** The options of `renderSection`. */
interface SectionOptions extends Pick<MockOptions, 'scenario' | 'faults'> {
  /** The email of the account that is signed in to the portal. */
  signedInAs?: string
  /** The selected lot of that account. */
  lotSelection?: LotSelection
  /** The base path of the portal. */
  root?: string
  /** Changes the created backend before the section is rendered. */
  prepare?: (client: Client, mock: Mock) => Promise<unknown>
  /** The client that the section uses instead of the client of the created backend. `intercept` then has no effect. */
  client?: Client
  /** Responds to a call instead of the backend. If the function returns undefined, the backend responds. */
  intercept?: (method: string, control: string) => Promise<unknown> | undefined
}

/** Creates a client for the controls of a mock backend. `request` sends a request to it without a network. */
export function createControlClient(
  request: (path: string, init?: RequestInit) => Promise<Response>,
  intercept?: SectionOptions['intercept'],
): Client {
  return new Client(async (method, control, body) => {
    const interceptedResponse = intercept?.(method, control)
    if (interceptedResponse) return interceptedResponse
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

/** Creates a portal bridge whose functions are spies. */
export const createPortalSpies = ({
  signedInAs,
  lotSelection,
  root = '/',
}: Pick<SectionOptions, 'signedInAs' | 'lotSelection' | 'root'> = {}) => ({
  getAccountEmail: vi.fn<PortalBridge['getAccountEmail']>(async () => signedInAs),
  signIn: vi.fn<PortalBridge['signIn']>(async () => {}),
  getLotSelection: vi.fn<PortalBridge['getLotSelection']>(async () => lotSelection),
  saveLotSelection: vi.fn<PortalBridge['saveLotSelection']>(async () => {}),
  endSession: vi.fn<PortalBridge['endSession']>(async () => {}),
  onDialog: vi.fn<PortalBridge['onDialog']>(),
  onSlot: vi.fn<PortalBridge['onSlot']>(),
  root,
})

/**
 * Renders a section of the panel with a new mock backend in this process and with spies instead of the portal. At the end
 * of the test, checks that the backend followed the contract.
 */
export async function renderSection(section: ReactElement, options: SectionOptions = {}) {
  const { signedInAs, lotSelection, root, prepare, client: otherClient, intercept, ...mockOptions } = options
  const mock = await createMock({ ...mockOptions, origin: window.location.origin })
  const client = otherClient ?? createControlClient(mock.request, intercept)
  await prepare?.(createControlClient(mock.request), mock)
  const portal = createPortalSpies({ signedInAs, lotSelection, root })
  const open = vi.fn<PanelControls['open']>()
  const refreshPortal = vi.fn<PanelControls['refreshPortal']>()
  afterTest(() => expect(mock.violations, 'the backend must follow the contract').toEqual([]))
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
