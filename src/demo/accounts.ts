/** The password of every demo account. */
export const demoPassword = 'Demo1234'

/** The demo accounts. `document` is the document number; `description` states the roles, lots and permissions of the user. */
export const demoAccounts = {
  resident: {
    username: 'residente@demo.ar',
    document: '30111222',
    description:
      "owner of lots A-12 and B-7 in 'Los Álamos' (every module), and of a lot in 'Las Acacias' (few modules)",
  },
  tenant: {
    username: 'inquilino@demo.ar',
    document: '32555666',
    description: "tenant of lot C-3, may not edit the lot's data",
  },
  managingTenant: {
    username: 'lautaro.penaloza@demo.ar',
    document: '35480216',
    description: "tenant of lot B-7, may edit the lot's data",
  },
  workManager: { username: 'obra@demo.ar', document: '28777888', description: 'work manager only' },
  administrator: {
    username: 'admin@demo.ar',
    document: '20999000',
    description: 'administrator, not a resident',
  },
  auditor: {
    username: 'consejo@demo.ar',
    document: '27333444',
    description: 'resident and auditor, chooses one of three pages after signing in',
  },
} as const

export type DemoAccountName = keyof typeof demoAccounts
