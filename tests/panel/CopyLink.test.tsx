import { CopyLink } from '@mocks/panel/CopyLink'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { afterTest } from '../support/after-test'
import { renderSection } from './render-section'

const getCopyButton = () => screen.getByRole('button', { name: 'Copiar enlace a este estado' })
const origin = window.location.origin

/** Changes the address of the page without a page load. The end of the test resets the address to `/`. */
function openAddress(address: string) {
  window.history.replaceState(null, '', address)
  afterTest(() => window.history.replaceState(null, '', '/'))
}

it('copies the current address with a new `demo` parameter', async () => {
  openAddress('/activitiesReport?demo=1,empty&desde=2026-03-10#fin')
  const { user } = await renderSection(<CopyLink />, {
    signedInAs: 'residente@demo.ar',
    lotSelection: { neighbourhood: 102, lot: 301 },
    prepare: (mock) =>
      mock.settings({
        advance: 'P1D',
        latency: { min: 500, max: 500 },
        faults: [{ operationId: 'login', status: 503, times: 2 }],
      }),
  })
  await user.click(getCopyButton())
  expect(await screen.findByRole('status')).toHaveTextContent('Enlace copiado.')
  expect(await navigator.clipboard.readText()).toBe(
    `${origin}/activitiesReport?desde=2026-03-10&demo=1,demo,still:2026-03-17T10:00,began:2026-03-16T10:00,as:residente@demo.ar,in:102-301,latency:500,fault:login:503:x2#fin`,
  )
  expect(screen.queryByRole('textbox')).toBeNull()
})

it('describes the button: what a link omits, and how to export the whole state', async () => {
  await renderSection(<CopyLink />)
  expect(getCopyButton()).toHaveAccessibleDescription(
    /No lleva lo que se hizo.*exportá el estado a un archivo/,
  )
})

it('after a copy, shows a message and the button description until the user closes the message', async () => {
  const { user } = await renderSection(<CopyLink />)
  await user.click(getCopyButton())
  expect(await screen.findByText(/No lleva lo que se hizo/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Cerrar aviso' }))
  expect(screen.queryByRole('status')).toBeNull()
  expect(screen.getByText(/No lleva lo que se hizo/)).not.toBeVisible()
  expect(getCopyButton()).toHaveFocus()
})

it('shows the link, selected in a text field, if the browser does not allow copying', async () => {
  openAddress('/login')
  const { user } = await renderSection(<CopyLink />)
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'))
  await user.click(getCopyButton())
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Enlace a este estado' })
  const link = `${origin}/login?demo=1,demo,still:2026-03-16T10:00`
  expect(field).toHaveValue(link)
  expect(field).toHaveFocus()
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(link)
  expect(field).toHaveAccessibleDescription(/El navegador no dejó copiarlo/)
})

it('copies a link, and reports that it omits the custom response bodies of faults', async () => {
  const { user } = await renderSection(<CopyLink />, {
    faults: [{ operationId: 'login', status: 500, body: 'mine' }],
  })
  await user.click(getCopyButton())
  expect(await screen.findByRole('status')).toHaveTextContent(
    /Enlace copiado\. Sin las respuestas propias de las fallas/,
  )
})

it('refuses to copy a link with too many faults', async () => {
  const { user } = await renderSection(<CopyLink />, {
    faults: Array.from({ length: 21 }, () => ({ operationId: 'login', status: 500 }) as const),
  })
  await user.click(getCopyButton())
  expect(await screen.findByRole('alert')).toHaveTextContent(/no entra en un enlace/)
})

it.each([
  [
    'with an account that the scenario lacks',
    'nueva@demo.ar',
    undefined,
    /no hay una cuenta «nueva@demo\.ar»/,
  ],
  [
    'with a lot that the account lacks',
    'residente@demo.ar',
    { neighbourhood: 102, lot: 999 },
    /la cuenta no tiene ese barrio o ese lote/,
  ],
])('refuses to copy a link to a state %s', async (_name, signedInAs, lotSelection, reason) => {
  const { user } = await renderSection(<CopyLink />, { signedInAs, lotSelection })
  const write = vi.spyOn(navigator.clipboard, 'writeText')
  await user.click(getCopyButton())
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent(reason)
  expect(alert).toHaveTextContent(/Exportá el estado a un archivo en «Escenario»/)
  expect(
    screen.getByText(/No lleva lo que se hizo/),
    'the description of the button must stay hidden',
  ).not.toBeVisible()
  expect(write).not.toHaveBeenCalled()
  expect(screen.queryByRole('textbox')).toBeNull()
})

it('copies a link with an account that only the demo scenario has', async () => {
  const { user } = await renderSection(<CopyLink />, { signedInAs: 'lautaro.penaloza@demo.ar' })
  await user.click(getCopyButton())
  expect(await screen.findByRole('status')).toHaveTextContent('Enlace copiado.')
  expect(await navigator.clipboard.readText()).toContain(',as:lautaro.penaloza@demo.ar')
})

it('reports that the backend does not respond', async () => {
  const { user } = await renderSection(<CopyLink />, {
    intercept: (_method, control) =>
      control === 'state' ? Promise.reject(new TypeError('gone')) : undefined,
  })
  await user.click(getCopyButton())
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'El backend simulado no respondió. Volvé a intentarlo.',
  )
})
