import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getCurrentNeighbourhood } from '@/session/neighbourhood'
import { openSessionStore, startSession } from '@/session/session-store'
import { toTabSelection } from '@/session/tab-selection'
import { SessionProvider, useDraftOwner, useSession, useSessionState } from '@/session/use-session'
import { createCustomer, createLot, createSessionData } from './sessions'

const data = createSessionData({
  customer: [createCustomer(101), createCustomer(102)],
  properties: [createLot(201, 101), createLot(202, 101), createLot(203, 102)],
})
let closeStore: () => void

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  closeStore = openSessionStore()
})
afterEach(() => closeStore())

/** The portal in one tab of the browser: the selected neighbourhood and lot, with buttons that change the selection. */
function BrowserTab() {
  const { session, isExpired } = useSessionState()
  const neighbourhood = session && getCurrentNeighbourhood(session)
  if (!session || !neighbourhood) return <p>Nobody</p>
  return (
    <SessionProvider session={session} neighbourhood={neighbourhood}>
      <p>{isExpired ? 'Expired' : 'Valid'}</p>
      <Selection />
    </SessionProvider>
  )
}

function Selection() {
  const { neighbourhood, neighbourhoods, chooseNeighbourhood, lots, lot, chooseLot, moveTo, roles } =
    useSession()
  return (
    <>
      <p>
        {neighbourhood.real_property_name}, lot {lot?.identifier ?? 'none'},{' '}
        {roles.isResident ? 'resident' : 'no resident'}
      </p>
      {neighbourhoods.map(({ id }) => (
        <button key={id} type="button" onClick={() => chooseNeighbourhood(id)}>
          Neighbourhood {id}
        </button>
      ))}
      {lots.map(({ property_id, identifier }) => (
        <button key={property_id} type="button" onClick={() => chooseLot(property_id)}>
          Lot {identifier}
        </button>
      ))}
      <button type="button" onClick={() => moveTo(toTabSelection(createLot(202, 101)))}>
        Address of lot A-202
      </button>
      <button type="button" onClick={() => moveTo({ realPropertyId: 102 })}>
        Address of neighbourhood 102
      </button>
      <DraftOwner />
    </>
  )
}

function DraftOwner() {
  const owner = useDraftOwner()
  return <p>{owner ? `Drafts of user ${owner.user} for "${owner.scope}"` : 'Drafts of nobody'}</p>
}

/** Stores the choice of another tab. */
const chooseLotInAnotherTab = (propertyId: number) =>
  localStorage.setItem('portal.currentProperty', String(propertyId))

const clickButton = async (name: string) => userEvent.setup().click(screen.getByRole('button', { name }))

test('selects a neighbourhood and a lot, and remembers the lot of each neighbourhood', async () => {
  startSession(data)
  render(<BrowserTab />)
  expect(screen.getByText('Barrio 101, lot A-201, resident')).toBeVisible()
  await clickButton('Lot A-202')
  expect(screen.getByText('Barrio 101, lot A-202, resident')).toBeVisible()
  await clickButton('Neighbourhood 102')
  expect(screen.getByText('Barrio 102, lot A-203, resident')).toBeVisible()
  await clickButton('Neighbourhood 101')
  expect(screen.getByText('Barrio 101, lot A-202, resident')).toBeVisible()
})

test('keeps the selection after a reload', async () => {
  startSession(data)
  const { unmount } = render(<BrowserTab />)
  await clickButton('Neighbourhood 102')
  unmount()
  render(<BrowserTab />)
  expect(screen.getByText('Barrio 102, lot A-203, resident')).toBeVisible()
})

test('shows the last choice in a new tab', async () => {
  startSession(data)
  const { unmount } = render(<BrowserTab />)
  await clickButton('Lot A-202')
  await clickButton('Neighbourhood 102')
  await clickButton('Neighbourhood 101')
  unmount()
  sessionStorage.clear()
  const secondTab = render(<BrowserTab />)
  expect(screen.getByText('Barrio 101, lot A-202, resident')).toBeVisible()
  await clickButton('Neighbourhood 102')
  secondTab.unmount()
  sessionStorage.clear()
  render(<BrowserTab />)
  expect(screen.getByText('Barrio 102, lot A-203, resident')).toBeVisible()
})

test('keeps the first lot of the tab while the user is in another neighbourhood and another tab chooses a lot', async () => {
  startSession(data)
  render(<BrowserTab />)
  await clickButton('Neighbourhood 102')
  chooseLotInAnotherTab(202)
  await clickButton('Neighbourhood 101')
  expect(screen.getByText('Barrio 101, lot A-201, resident')).toBeVisible()
})

test('moves this tab to the lot that an address names, until a reload too, but not new tabs', async () => {
  startSession(data)
  const { unmount } = render(<BrowserTab />)
  await clickButton('Neighbourhood 102')
  await clickButton('Address of lot A-202')
  expect(screen.getByText('Barrio 101, lot A-202, resident')).toBeVisible()
  unmount()
  const reloadedTab = render(<BrowserTab />)
  expect(screen.getByText('Barrio 101, lot A-202, resident')).toBeVisible()
  reloadedTab.unmount()
  sessionStorage.clear()
  render(<BrowserTab />)
  expect(screen.getByText('Barrio 102, lot A-203, resident')).toBeVisible()
})

test('keeps the chosen lot if an address names only another neighbourhood', async () => {
  startSession(data)
  render(<BrowserTab />)
  await clickButton('Lot A-202')
  await clickButton('Address of neighbourhood 102')
  expect(screen.getByText('Barrio 102, lot A-203, resident')).toBeVisible()
  chooseLotInAnotherTab(201)
  await clickButton('Neighbourhood 101')
  expect(screen.getByText('Barrio 101, lot A-202, resident')).toBeVisible()
})

test('gives drafts an owner for each user, neighbourhood and lot, and none outside the provider', async () => {
  startSession({ ...data, properties: [createLot(201, 101), createLot(202, 101)] })
  const { unmount } = render(<BrowserTab />)
  expect(screen.getByText('Drafts of user 301 for "101 201"')).toBeVisible()
  await clickButton('Lot A-202')
  expect(screen.getByText('Drafts of user 301 for "101 202"')).toBeVisible()
  await clickButton('Neighbourhood 102')
  expect(screen.getByText('Drafts of user 301 for "102 "')).toBeVisible()
  unmount()
  render(<DraftOwner />)
  expect(screen.getByText('Drafts of nobody')).toBeVisible()
})

test('changes the selection even if the storages are blocked', async () => {
  startSession(data)
  const throwSecurityError = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(throwSecurityError)
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(throwSecurityError)
  render(<BrowserTab />)
  await clickButton('Lot A-202')
  expect(screen.getByText('Barrio 101, lot A-202, resident')).toBeVisible()
  await clickButton('Neighbourhood 102')
  expect(screen.getByText('Barrio 102, lot A-203, resident')).toBeVisible()
})

test('ignores the selection of other tabs, even after a renewal or a reload', () => {
  startSession(data)
  const { unmount } = render(<BrowserTab />)
  localStorage.setItem('portal.currentRealProperty', '102')
  localStorage.setItem('portal.currentProperty', '202')
  act(() => startSession({ ...data, token: 't-2' }))
  expect(screen.getByText('Barrio 101, lot A-201, resident')).toBeVisible()
  unmount()
  render(<BrowserTab />)
  expect(screen.getByText('Barrio 101, lot A-201, resident')).toBeVisible()
})

test('selects another lot and neighbourhood if the user loses the selected ones', async () => {
  startSession(data)
  render(<BrowserTab />)
  await clickButton('Neighbourhood 102')
  act(() => startSession({ ...data, customer: [createCustomer(101)], properties: [createLot(202, 101)] }))
  expect(screen.getByText('Barrio 101, lot A-202, resident')).toBeVisible()
})

test('shows that a user without a lot in the neighbourhood is not a resident', async () => {
  startSession({ ...data, properties: [createLot(203, 102)] })
  render(<BrowserTab />)
  expect(screen.getByText('Barrio 101, lot none, no resident')).toBeVisible()
  await clickButton('Neighbourhood 102')
  expect(screen.getByText('Barrio 102, lot A-203, resident')).toBeVisible()
})

test('throws if useSession is called outside the provider', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => render(<Selection />)).toThrow('useSession is for screens behind the sign-in')
  vi.mocked(console.error).mockClear()
})
