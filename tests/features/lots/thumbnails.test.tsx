import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { afterTest } from '../../support/after-test'
import { renderScreen } from '../../support/render-screen'

const pictureOf = (name: RegExp) => screen.getByRole('rowheader', { name }).querySelector('img')
/** What was asked of where photos are. */
function notePhotoCalls() {
  const fetching = vi.spyOn(globalThis, 'fetch')
  afterTest(() => fetching.mockRestore())
  const pathOf = (input: RequestInfo | URL) =>
    new URL(input instanceof Request ? input.url : input, window.location.href).pathname
  return () => fetching.mock.calls.map(([input]) => pathOf(input)).filter((path) => path.endsWith('/photo/'))
}

test('in the list of people a photo stands before the name, and initials where there is none', async () => {
  const photoCalls = notePhotoCalls()
  await renderScreen('/manageproperty/201', { as: 'residente' })
  await screen.findByRole('rowheader', { name: 'Federico Ibáñez' })
  await waitFor(() => expect(pictureOf(/^Federico/)?.src).toContain('/uploads/demo-photo-federico.png'))
  expect(pictureOf(/^Federico/)).toHaveAttribute('loading', 'lazy')
  expect(pictureOf(/^Oluwaseun/)).toBeNull()
  expect(within(screen.getByRole('rowheader', { name: /^Oluwaseun/ })).getByText('OA')).toBeVisible()
  // Federico and Milagros alone have one.
  expect(photoCalls().sort()).toEqual(['/fapi/customer/101/51/photo/', '/fapi/customer/101/52/photo/'])
})

test('in the list of pets the photo is the one that the list tells of: nothing more is asked', async () => {
  const photoCalls = notePhotoCalls()
  await renderScreen('/manageproperty/201?tab=mascotas', { as: 'residente' })
  await screen.findByRole('rowheader', { name: 'MOROCHA' })
  expect(pictureOf(/^MOROCHA/)?.src).toContain('/uploads/demo-photo-morocha.png')
  expect(pictureOf(/^TANO/)).toBeNull()
  expect(photoCalls()).toEqual([])
})
