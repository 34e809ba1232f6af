import { useQueryClient } from '@tanstack/react-query'
import { LogOut, TreeDeciduous, UserRound } from 'lucide-react'
import { startTransition, useEffect, useOptimistic, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { setDemoSlot } from '@/demo/demo-slot'
import { Avatar } from '@/design-system/components/Avatar/Avatar'
import { Menu } from '@/design-system/components/Menu/Menu'
import { Select } from '@/design-system/components/Select/Select'
import { Text } from '@/design-system/components/Text/Text'
import { TopBar } from '@/design-system/components/TopBar/TopBar'
import { paths } from '@/paths'
import { getPictureUrl } from '@/patterns/files/get-picture-url'
import { useSession } from '@/session/use-session'
import { copy } from './copy'
import { type Navigation, NavigationMenu } from './NavigationMenu'
import { getPathAfterChange, isFormOrPass, isPass } from './sections'
import { useLogoutAction } from './use-logout-action'

interface PortalTopBarProps {
  /** What the navigation menu shows on phones. */
  navigation: Navigation
  /** Calls `go`. If there are unsaved changes, the user must first agree to lose them. */
  guardLeaving: (go: () => unknown) => void
}

/** The top bar, with the neighbourhood's logo and selector, and the account menu. */
export function PortalTopBar({ navigation, guardLeaving }: PortalTopBarProps) {
  return (
    <TopBar
      menuButton={<NavigationMenu navigation={navigation} />}
      logo={<NeighbourhoodLogo />}
      start={<NeighbourhoodChoice guardLeaving={guardLeaving} />}
      end={
        <>
          {import.meta.env.PORTAL_MOCK ? <div ref={setDemoSlot} /> : null}
          <UserMenu guardLeaving={guardLeaving} />
        </>
      }
    />
  )
}

function UserMenu({ guardLeaving }: Pick<PortalTopBarProps, 'guardLeaving'>) {
  const { session } = useSession()
  const navigate = useNavigate()
  const logout = useLogoutAction(session)
  const { first_name, last_name } = session.user
  return (
    <Menu
      label={copy.welcome(first_name, last_name)}
      hidesLabelOnPhones
      avatar={
        <Avatar
          name={`${first_name} ${last_name}`}
          src={getPictureUrl(session.profile.photo?.url)}
          size="sm"
          isDecorative
        />
      }
      items={[
        {
          label: copy.profile,
          icon: <UserRound size={20} />,
          onSelect: () => guardLeaving(() => void navigate(paths.profile())),
        },
        { label: copy.logout, icon: <LogOut size={20} />, onSelect: () => guardLeaving(logout) },
      ]}
    />
  )
}

function NeighbourhoodLogo() {
  const { name, logo } = useSession().neighbourhood
  return logo ? (
    <Avatar name={name} src={getPictureUrl(logo)} size="md" isDecorative />
  ) : (
    <TreeDeciduous size={28} aria-hidden="true" />
  )
}

/**
 * The neighbourhood's name. If the user has several neighbourhoods, a selector replaces the name. On forms and passes, the
 * selector is disabled.
 */
function NeighbourhoodChoice({ guardLeaving }: Pick<PortalTopBarProps, 'guardLeaving'>) {
  const { neighbourhood, neighbourhoods } = useSession()
  const address = useLocation()
  const isFixed = isFormOrPass(address)
  const reason = isPass(address) ? copy.neighbourhoodOfPass : copy.neighbourhoodFixed
  const { chosenId, changeTo } = useNeighbourhoodChange()
  if (neighbourhoods.length === 1) return <Text as="strong">{neighbourhood.name}</Text>
  return (
    <Select
      label={copy.neighbourhood}
      isLabelHidden
      opensOnArrow
      reservesMessageLine={false}
      name="barrio"
      value={String(chosenId)}
      options={neighbourhoods.map(({ id, name }) => ({ value: String(id), label: name }))}
      disabled={isFixed}
      title={isFixed ? reason : undefined}
      onChange={(id) => guardLeaving(() => changeTo(Number(id)))}
    />
  )
}

/** The operations whose data is the same in every neighbourhood. A change of the neighbourhood keeps their cached data. */
const sharedOperations: readonly unknown[] = ['listCountries', 'listIdTypes']

/**
 * Returns the id of the chosen neighbourhood, and the function that changes the neighbourhood. While the change is
 * pending, the id is already that of the new neighbourhood.
 */
function useNeighbourhoodChange() {
  const { neighbourhood, chooseNeighbourhood } = useSession()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [chosenId, setChosenId] = useOptimistic(neighbourhood.id)
  useQueryRemoval(neighbourhood.id)

  // The neighbourhood and the path change in the same transition, so that the previous screen never renders with the new
  // neighbourhood.
  const changeTo = (id: number) =>
    startTransition(() => {
      setChosenId(id)
      chooseNeighbourhood(id)
      const target = getPathAfterChange({ pathname, search })
      if (target !== pathname + search) void navigate(target, { replace: true })
    })
  return { chosenId, changeTo }
}

/** Removes the cached data of the previous neighbourhood after the neighbourhood has changed. */
function useQueryRemoval(neighbourhoodId: number) {
  const queryClient = useQueryClient()
  const previousId = useRef(neighbourhoodId)
  useEffect(() => {
    if (previousId.current === neighbourhoodId) return
    previousId.current = neighbourhoodId
    // The effects of the screens run first and activate the queries of the new neighbourhood. The inactive queries
    // therefore belong to the previous neighbourhood.
    queryClient.removeQueries({
      type: 'inactive',
      predicate: ({ queryKey }) => !sharedOperations.includes(queryKey[0]),
    })
  }, [neighbourhoodId, queryClient])
}
