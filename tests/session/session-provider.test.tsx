import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getCurrentNeighbourhood } from '@/session/neighbourhood'
import { openSessionStore, startSession } from '@/session/session-store'
import { SessionProvider, useSession, useSessionState } from '@/session/use-session'
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
  const { neighbourhood, neighbourhoods, chooseNeighbourhood, lots, lot, chooseLot, roles } = useSession()
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
    </>
  )
}

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
