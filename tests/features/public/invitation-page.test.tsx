import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { applyConfig } from '@/config'
import { renderPublic } from '../../support/render-public'
import { matchWholeText } from '../../support/whole-text'
import { findField, requireInvitation } from './guest-steps'

const address = '/invite/demo-invitation'
const findUnavailableTitle = () =>
  screen.findByRole('heading', { level: 1, name: 'No se ha podido acceder a la invitación' })

test('shows place, dates, hours and weekdays of the invitation', async () => {
  await renderPublic(address)
  expect(screen.getByRole('status')).toHaveTextContent('Cargando la invitación')
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Te invitaron a Los Álamos')
  await waitFor(() => expect(document.title).toBe('Invitación – Los Álamos'))
  const terms = within(screen.getByRole('region', { name: 'La invitación' }))
  expect(screen.getByRole('banner').querySelector('img')?.src).toMatch(/^data:image\/svg/)
  expect(terms.getByText(matchWholeText('sáb 21-03-2026'))).toBeVisible()
  expect(terms.getByText('De 12:00 a 20:00 h')).toBeVisible()
  const days = terms.getByRole('list', { name: 'Días' })
  expect(days).toHaveTextContent('LMMJVSsábadoD')
  expect(within(days).getAllByRole('listitem')).toHaveLength(1)
})

test('says what is asked, why, who sees it and for how long it is kept', async () => {
  await renderPublic(address)
  const notice = within(await screen.findByRole('region', { name: 'Tu privacidad' }))
  const texts = () => notice.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(texts()).toEqual([
    'Nombre, DNI y email. El celular y la fecha de nacimiento son opcionales.',
    'Para reconocerte en la entrada y enviarte los detalles de la visita.',
    'Quien te invita, la guardia y la Administración del barrio.',
    'Mientras el barrio los necesite para el control de ingresos. Podés pedirle a la Administración ver, corregir o borrar tus datos.',
  ])
})

test('takes the texts about privacy from the configuration, and keeps the texts that it lacks', async () => {
  const { open } = await renderPublic('/invite/nobody-sent-this')
  applyConfig({
    apiUrl: window.location.origin,
    guestPrivacy: { audience: 'La guardia.', retention: 'Seis meses.' },
  })
  open(address)
  const notice = within(await screen.findByRole('region', { name: 'Tu privacidad' }))
  expect(notice.getByText('La guardia.')).toBeVisible()
  expect(notice.getByText('Seis meses.')).toBeVisible()
  expect(
    notice.getByText('Para reconocerte en la entrada y enviarte los detalles de la visita.'),
  ).toBeVisible()
})

test('shows the first day, the last day and the weekdays of an invitation for whole days', async () => {
  await renderPublic(address, {
    prepare: (mock) =>
      mock.db.authorizations.save({
        ...requireInvitation(mock, 'demo-invitation'),
        to_date: '2026-04-29',
        start_time: '00:00:00',
        end_time: '23:59:59',
        monday_flag: false,
        tuesday_flag: false,
        wednesday_flag: false,
        thursday_flag: false,
        friday_flag: false,
      }),
  })
  expect(await screen.findByText(matchWholeText('Del sáb 21-03-2026 al mié 29-04-2026'))).toBeVisible()
  expect(screen.getByText('Todo el día')).toBeVisible()
  expect(within(screen.getByRole('list', { name: 'Días' })).getAllByRole('listitem')).toHaveLength(2)
})

test.each([['expired-invitation'], ['full-invitation'], ['nobody-sent-this']])(
  'explains that the invitation %s is unavailable',
  async (key) => {
    await renderPublic(`/invite/${key}`)
    expect(await findUnavailableTitle()).toBeVisible()
    expect(screen.getByText('El enlace podría ser inválido, haber expirado o ya estar en uso.')).toBeVisible()
    expect(
      screen.getByText('Si creés que es un error, contactá a quien te envió la invitación.'),
    ).toBeVisible()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  },
)

test.each(['network', 'garbage', 500] as const)(
  "loads the invitation again after a failure (%s) when the user presses 'Reintentar'",
  async (status) => {
    const { user } = await renderPublic(address, {
      faults: [{ operationId: 'getPublicInvitation', status, times: 1 }],
    })
    expect(await findUnavailableTitle()).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Reintentar' }))
    expect(await findField.firstName()).toBeVisible()
  },
)
