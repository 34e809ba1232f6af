import { Button } from '@/design-system/components/Button/Button'
import { EmptyState } from '@/design-system/components/EmptyState/EmptyState'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import type { Account } from '../../client.ts'
import { ControlQueryView } from '../calls/ControlQueryView.tsx'
import { OutcomeAlert } from '../calls/OutcomeAlert.tsx'
import { useAction } from '../calls/use-action.ts'
import { useControlQuery } from '../calls/use-control-query.ts'
import { usePanelControls } from '../controls-context.tsx'
import { AccountCard } from './accounts/AccountCard.tsx'
import { copy } from './accounts/copy.ts'

const hasEmail = (email: string | undefined) => (account: Account) =>
  email !== undefined && account.username.toLowerCase() === email.toLowerCase()

/** Shows the current account, and lists all accounts with buttons for the sign-in. */
export function AccountsSection() {
  const { mock, portal, open } = usePanelControls()
  const { runningId, outcome, run } = useAction()
  const accountsQuery = useControlQuery(async () => ({
    accounts: await mock.accounts(),
    email: await portal.getAccountEmail(),
  }))

  const signIn = ({ username, name }: Account) =>
    run(username, async () => {
      await portal.signIn(await mock.signIn(username))
      open('/')
      return copy.signInDone(name)
    })
  const signOut = () =>
    run(copy.signOut, async () => {
      await portal.endSession()
      await accountsQuery.reload()
      return copy.signOutDone
    })

  return (
    <ControlQueryView query={accountsQuery}>
      {({ accounts, email }) => (
        <Stack gap={4}>
          <Inline justify="between" gap={3}>
            <Text>
              {email === undefined
                ? copy.noAccount
                : copy.currentAccount(accounts.find(hasEmail(email))?.name ?? email)}
            </Text>
            {email !== undefined && (
              <Button size="sm" loading={runningId === copy.signOut} onClick={signOut}>
                {copy.signOut}
              </Button>
            )}
          </Inline>
          <OutcomeAlert outcome={outcome} />
          {accounts.length === 0 && <EmptyState level={3} title={copy.empty} />}
          <Text size="sm" tone="muted">
            {copy.intro} {copy.password}
          </Text>
          {accounts.length > 0 && (
            <Stack as="ul" gap={2} aria-label={copy.list}>
              {accounts.map((account) => (
                <AccountCard
                  key={account.username}
                  account={account}
                  isCurrent={hasEmail(email)(account)}
                  isSigningIn={runningId === account.username}
                  onSignIn={() => signIn(account)}
                />
              ))}
            </Stack>
          )}
        </Stack>
      )}
    </ControlQueryView>
  )
}
