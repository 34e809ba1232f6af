/** The password of every demo account. */
export const demoPassword = 'Demo1234'

export const demoAccounts = {
  resident: {
    username: 'residente@demo.ar',
    document: '30111222',
    shows: "owner in 'Los Álamos' (every module, lots A-12 and B-7) and in 'Las Acacias' (few modules)",
  },
  renter: {
    username: 'inquilino@demo.ar',
    document: '32555666',
    shows: 'renter of lot C-3, may manage nothing',
  },
  managingRenter: {
    username: 'lautaro.penaloza@demo.ar',
    document: '35480216',
    shows: 'renter of lot B-7, may manage it',
  },
  workManager: { username: 'obra@demo.ar', document: '28777888', shows: 'work manager only' },
  administrator: { username: 'admin@demo.ar', document: '20999000', shows: 'administrator, not a resident' },
  auditor: {
    username: 'consejo@demo.ar',
    document: '27333444',
    shows: 'resident and auditor: chooses among three places after signing in',
  },
} as const

export type DemoAccountName = keyof typeof demoAccounts
