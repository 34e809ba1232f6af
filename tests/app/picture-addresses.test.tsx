import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { enterSession, getSessionState } from '@/session/session-store'
import { renderScreen } from '../support/render-screen'

/** Gives the signed-in user and each neighbourhood a picture at `address`. */
function changePictures(address: string) {
  const { session } = getSessionState()
  if (!session) throw new Error('no user is signed in')
  const customer = session.customer.map((neighbourhood) => ({ ...neighbourhood, logo: address }))
  enterSession({ ...session, customer, profile: { photo: { url: address } } })
}

const listPictures = () => [...screen.getByRole('banner').querySelectorAll('img')].map(({ src }) => src)

test.each(['javascript:alert(1)', 'data:text/html,x', 'https://other.example/a.png'])(
  'shows no logo and no photo from an address that the policy forbids: %s',
  async (address) => {
    await renderScreen('/profile', { as: 'residente', prepare: async () => changePictures(address) })
    expect(await screen.findByRole('button', { name: /^Bienvenido\/a/ })).toHaveTextContent('CI')
    expect(listPictures()).toEqual([])
  },
)

test('shows a logo and a photo from an origin of the configuration', async () => {
  const address = 'https://storage.example/a.png'
  await renderScreen('/profile', {
    as: 'residente',
    config: { storageOrigins: ['https://storage.example'] },
    prepare: async () => changePictures(address),
  })
  await screen.findByRole('button', { name: /^Bienvenido\/a/ })
  expect(listPictures()).toEqual([address, address])
  act(() => changePictures('javascript:alert(1)'))
  expect(listPictures()).toEqual([])
})
