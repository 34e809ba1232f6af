import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { afterTest } from '../../support/after-test'
import { renderScreen } from '../../support/render-screen'

const pictureOf = (name: RegExp) => screen.getByRole('rowheader', { name }).querySelector('img')
/** Records the requests for photo addresses. */
function notePhotoCalls() {
  const fetching = vi.spyOn(globalThis, 'fetch')
  afterTest(() => fetching.mockRestore())
  const pathOf = (input: RequestInfo | URL) =>
    new URL(input instanceof Request ? input.url : input, window.location.href).pathname
  return () => fetching.mock.calls.map(([input]) => pathOf(input)).filter((path) => path.endsWith('/photo/'))
}

test('shows the photo or the initials before each name in the list of people', async () => {
  const photoCalls = notePhotoCalls()
  await renderScreen('/manageproperty/201', { as: 'residente' })
  await screen.findByRole('rowheader', { name: 'Federico Ibáñez' })
  await waitFor(() => expect(pictureOf(/^Federico/)?.src).toContain('/uploads/demo-photo-federico.png'))
  expect(pictureOf(/^Federico/)).toHaveAttribute('loading', 'lazy')
  expect(pictureOf(/^Oluwaseun/)).toBeNull()
  expect(within(screen.getByRole('rowheader', { name: /^Oluwaseun/ })).getByText('OA')).toBeVisible()
  // Only Federico and Milagros have a photo.
  expect(photoCalls().sort()).toEqual(['/fapi/customer/101/51/photo/', '/fapi/customer/101/52/photo/'])
})

test('shows the photos of the list of pets without further requests', async () => {
  const photoCalls = notePhotoCalls()
  await renderScreen('/manageproperty/201?tab=mascotas', { as: 'residente' })
  await screen.findByRole('rowheader', { name: 'MOROCHA' })
  expect(pictureOf(/^MOROCHA/)?.src).toContain('/uploads/demo-photo-morocha.png')
  expect(pictureOf(/^TANO/)).toBeNull()
  expect(photoCalls()).toEqual([])
})
