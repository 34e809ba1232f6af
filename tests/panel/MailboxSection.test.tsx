import { MailboxSection } from '@mocks/panel/sections/MailboxSection'
import { toLocalAddress } from '@mocks/panel/sections/mailbox/local-address'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderSection } from './render-section'

const findMails = async () => {
  const list = await screen.findByRole('list', { name: 'Correos, del más nuevo al más viejo' })
  return [...list.children].map((mail) => mail as HTMLElement)
}

describe('MailboxSection', () => {
  it('lists the mails with recipient, time, code and link, the newest first', async () => {
    await renderSection(<MailboxSection />)
    const [recovery, registration] = await findMails()
    if (!recovery || !registration) throw new Error('expected two mails')
    expect(within(recovery).getByRole('heading')).toHaveTextContent('Recuperá tu contraseña')
    expect(recovery).toHaveTextContent('residente@demo.ar')
    expect(recovery).toHaveTextContent('lun, 16 mar, 09:30')
    const link = within(registration).getByRole('link', {
      name: 'Abrir el enlace de «Tu código para registrarte en Los Álamos»',
    })
    expect(link).toHaveAttribute('href', '/register?code=ABC123')
    expect(registration).toHaveTextContent('Código ABC123')
    expect(within(recovery).queryByRole('button')).not.toBeInTheDocument()
  })

  it('converts the links of mails to addresses below the base path of the portal', async () => {
    await renderSection(<MailboxSection />, { root: '/barrio/demo/' })
    const [recovery] = await findMails()
    const link = within(recovery as HTMLElement).getByRole('link')
    expect(link).toHaveAttribute('href', '/barrio/demo/password-recover/demo-uid/demo-token')
  })

  it('copies a code, and reports the copy', async () => {
    const { user } = await renderSection(<MailboxSection />)
    await user.click(await screen.findByRole('button', { name: 'Copiar el código' }))
    expect(await screen.findByText('Copiaste el código ABC123.')).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe('ABC123')
  })

  it('shows new mails after a refresh', async () => {
    const { user, mock } = await renderSection(<MailboxSection />)
    expect(await screen.findByText('Hay 2 correos.')).toBeVisible()
    await mock.request('/fapi/password-recovery/', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'inquilino@demo.ar' }),
    })
    await user.click(screen.getByRole('button', { name: 'Actualizar' }))
    expect(await screen.findByText('Hay 3 correos.')).toBeVisible()
    const [newest] = await findMails()
    expect(newest).toHaveTextContent('inquilino@demo.ar')
  })

  it('shows only twenty mails at first, and all mails after a click', async () => {
    const createMail = (number: number) => ({
      to: `vecino${number}@demo.ar`,
      subject: `Correo ${number}`,
      kind: 'invitation',
      at: '2026-03-16T12:30:00.000Z',
    })
    const { user } = await renderSection(<MailboxSection />, {
      intercept: async () => Array.from({ length: 21 }, (_, index) => createMail(index)),
    })
    expect(await findMails()).toHaveLength(20)
    await user.click(screen.getByRole('button', { name: 'Ver 1 correo más' }))
    expect(await findMails()).toHaveLength(21)
  })

  it('shows a message for an empty mailbox', async () => {
    await renderSection(<MailboxSection />, { intercept: async () => [] })
    expect(await screen.findByText('Todavía no hay correos')).toBeVisible()
    expect(screen.getByText('Hay 0 correos.')).toBeVisible()
  })
})

describe('toLocalAddress', () => {
  it.each([
    ['http://localhost:3000/invite/abc?x=1#y', '/', '/invite/abc?x=1#y'],
    ['https://other.example/invite/abc', '/demo/', '/demo/invite/abc'],
    ['https://other.example/demo/invite/abc', '/demo/', '/demo/invite/abc'],
    ['/login', '/demo/', '/demo/login'],
    ['javascript:alert(1)', '/', '/alert(1)'],
    ['https://other.example//evil.example/', '/', '/evil.example/'],
  ])('converts the link %s, with the base path %s, to %s', (link, root, expected) => {
    expect(toLocalAddress(link, root)).toBe(expected)
  })
})
