import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { PublicPortal } from '@/features/public/PublicPortal'
import { saveRegistration } from '@/features/public/saved-registrations'
import { renderPublic } from '../../support/render-public'
import { findField, getConfirmButton, listGuests, requireInvitation, submitForm } from './guest-steps'

/** The mocks make the on-demand imports fail, as they do without a connection. */
vi.mock('@/features/public/InvitationRegistered', () => {
  throw new Error('offline')
})
vi.mock('@/patterns/page/StartFailurePage', () => {
  throw new Error('offline')
})

const address = '/invite/demo-invitation'
const noConnection = /No pudimos conectarnos/

test('registers nobody if the code of the result cannot be loaded, and keeps the typed values', async () => {
  const { user, mock } = await renderPublic(address)
  const countBefore = listGuests(mock, 'demo-invitation').length
  await submitForm(user)
  expect(await screen.findByText(noConnection)).toBeVisible()
  expect(listGuests(mock, 'demo-invitation')).toHaveLength(countBefore)
  await user.click(screen.getByRole('button', { name: 'Volver a mis datos' }))
  expect(await findField.firstName()).toHaveValue('Lucía')
  expect(getConfirmButton()).toBeEnabled()
})

test('offers a retry to a registered guest if the code of the result cannot be loaded', async () => {
  vi.mocked(console.error).mockImplementation(() => {})
  await renderPublic(address, {
    prepare: async (mock) => {
      const { from_date, to_date, start_time, end_time, ...flags } = requireInvitation(
        mock,
        'demo-invitation',
      )
      saveRegistration('demo-invitation', {
        name: 'Ana',
        qrcode: 'A1',
        terms: {
          ...flags,
          from_date,
          to_date,
          start_time,
          end_time,
          authorizer: 'Eva',
          real_property: { name: 'Los Álamos', logo: null },
        },
      })
    },
  })
  expect(await screen.findByText(noConnection)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeVisible()
  vi.mocked(console.error).mockClear()
})

test('explains a missing configuration, and offers a retry, if the code of its page cannot be loaded', async () => {
  const onRetry = vi.fn()
  render(
    <PublicPortal startFailure={{ failure: 'unreachable', onRetry, isRetrying: false }}>
      The invitation
    </PublicPortal>,
  )
  expect(await screen.findByRole('alert')).toHaveTextContent(noConnection)
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(onRetry).toHaveBeenCalledOnce()
  expect(screen.queryByText('The invitation')).not.toBeInTheDocument()
})
