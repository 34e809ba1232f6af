import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { afterTest } from '../../support/after-test'
import { renderScreen } from '../../support/render-screen'

const queryPhoto = (name: RegExp) => screen.getByRole('rowheader', { name }).querySelector('img')

/** Starts to record the requests for photo addresses. The returned function lists the paths of the recorded requests. */
function recordPhotoRequests() {
  const fetchSpy = vi.spyOn(globalThis, 'fetch')
  afterTest(() => fetchSpy.mockRestore())
  const toPath = (input: RequestInfo | URL) =>
    new URL(input instanceof Request ? input.url : input, window.location.href).pathname
  return () => fetchSpy.mock.calls.map(([input]) => toPath(input)).filter((path) => path.endsWith('/photo/'))
}

test('shows the photo or the initials of each person, and requests a photo address only for a person with a photo', async () => {
  const listRequestedPaths = recordPhotoRequests()
  await renderScreen('/manageproperty/201', { as: 'residente' })
  await screen.findByRole('rowheader', { name: 'Federico Ibáñez' })
  await waitFor(() => expect(queryPhoto(/^Federico/)?.src).toContain('/uploads/demo-photo-federico.png'))
  expect(queryPhoto(/^Federico/)).toHaveAttribute('loading', 'lazy')
  expect(queryPhoto(/^Oluwaseun/)).toBeNull()
  expect(within(screen.getByRole('rowheader', { name: /^Oluwaseun/ })).getByText('OA')).toBeVisible()
  // Only Federico and Milagros have a photo.
  expect(listRequestedPaths().sort()).toEqual([
    '/fapi/customer/101/51/photo/',
    '/fapi/customer/101/52/photo/',
  ])
})

test('shows the photos of the pets without requests for photo addresses', async () => {
  const listRequestedPaths = recordPhotoRequests()
  await renderScreen('/manageproperty/201?tab=mascotas', { as: 'residente' })
  await screen.findByRole('rowheader', { name: 'MOROCHA' })
  expect(queryPhoto(/^MOROCHA/)?.src).toContain('/uploads/demo-photo-morocha.png')
  expect(queryPhoto(/^TANO/)).toBeNull()
  expect(listRequestedPaths()).toEqual([])
})
