import { CopyLink } from '@mocks/panel/CopyLink'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { afterTest } from '../support/after-test'
import { renderSection } from './render-section'

const button = () => screen.getByRole('button', { name: 'Copiar enlace a este estado' })
const origin = window.location.origin

/** The address that is open in the page. */
function openAddress(address: string) {
  window.history.replaceState(null, '', address)
  afterTest(() => window.history.replaceState(null, '', '/'))
}

it('copies the address that is open, with the state of the backend, the account and where it looks', async () => {
  openAddress('/activitiesReport?demo=1,empty&desde=2026-03-10#fin')
  const { user } = await renderSection(<CopyLink />, {
    signedInAs: 'residente@demo.ar',
    place: { neighbourhood: 102, lot: 301 },
    before: (mock) =>
      mock.settings({
        advance: 'P1D',
        latency: { min: 500, max: 500 },
        faults: [{ operationId: 'login', status: 503, times: 2 }],
      }),
  })
  await user.click(button())
  expect(await screen.findByRole('status')).toHaveTextContent('Enlace copiado.')
  expect(await navigator.clipboard.readText()).toBe(
    `${origin}/activitiesReport?desde=2026-03-10&demo=1,demo,still:2026-03-17T10:00,began:2026-03-16T10:00,as:residente@demo.ar,in:102-301,latency:500,fault:login:503:x2#fin`,
  )
  expect(screen.queryByRole('textbox')).toBeNull()
})

it('says what a link carries and what it does not', async () => {
  await renderSection(<CopyLink />)
  expect(button()).toHaveAccessibleDescription(/No lleva lo que se hizo.*exportá el estado a un archivo/)
})

it('makes room again: what was said can be sent away', async () => {
  const { user } = await renderSection(<CopyLink />)
  await user.click(button())
  expect(await screen.findByText(/No lleva lo que se hizo/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Cerrar aviso' }))
  expect(screen.queryByRole('status')).toBeNull()
  expect(screen.getByText(/No lleva lo que se hizo/)).not.toBeVisible()
  expect(button()).toHaveFocus()
})

it('gives the link to copy by hand where the browser refuses', async () => {
  openAddress('/login')
  const { user } = await renderSection(<CopyLink />)
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'))
  await user.click(button())
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Enlace a este estado' })
  const link = `${origin}/login?demo=1,demo,still:2026-03-16T10:00`
  expect(field).toHaveValue(link)
  expect(field).toHaveFocus()
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(link)
  expect(field).toHaveAccessibleDescription(/El navegador no dejó copiarlo/)
})

it('says that the answers of one’s own of a fault stay behind', async () => {
  const { user } = await renderSection(<CopyLink />, {
    faults: [{ operationId: 'login', status: 500, body: 'mine' }],
  })
  await user.click(button())
  expect(await screen.findByRole('status')).toHaveTextContent(
    /Enlace copiado\. Sin las respuestas propias de las fallas/,
  )
})

it('copies nothing that could not be opened', async () => {
  const { user } = await renderSection(<CopyLink />, {
    faults: Array.from({ length: 21 }, () => ({ operationId: 'login', status: 500 }) as const),
  })
  await user.click(button())
  expect(await screen.findByRole('alert')).toHaveTextContent(/no entra en un enlace/)
})

it.each([
  ['whose account was made here', 'nueva@demo.ar', undefined, /no hay una cuenta «nueva@demo\.ar»/],
  [
    'where somebody looks whose lot was added here',
    'residente@demo.ar',
    { neighbourhood: 102, lot: 999 },
    /la cuenta no tiene ese barrio o ese lote/,
  ],
])('copies no link to a state %s, which would be refused', async (_name, signedInAs, place, reason) => {
  const { user } = await renderSection(<CopyLink />, { signedInAs, place })
  const write = vi.spyOn(navigator.clipboard, 'writeText')
  await user.click(button())
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent(reason)
  expect(alert).toHaveTextContent(/Exportá el estado a un archivo en «Escenario»/)
  expect(screen.getByText(/No lleva lo que se hizo/), 'what a link carries').not.toBeVisible()
  expect(write).not.toHaveBeenCalled()
  expect(screen.queryByRole('textbox')).toBeNull()
})

it('copies a link to an account that this scenario alone has', async () => {
  const { user } = await renderSection(<CopyLink />, { signedInAs: 'lautaro.penaloza@demo.ar' })
  await user.click(button())
  expect(await screen.findByRole('status')).toHaveTextContent('Enlace copiado.')
  expect(await navigator.clipboard.readText()).toContain(',as:lautaro.penaloza@demo.ar')
})

it('says why where the backend does not answer', async () => {
  const { user } = await renderSection(<CopyLink />, {
    instead: (_method, control) => (control === 'state' ? Promise.reject(new TypeError('gone')) : undefined),
  })
  await user.click(button())
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'El backend simulado no respondió. Volvé a intentarlo.',
  )
})
