import type { EngineContext, EngineName } from './engine-test'
import { type ElementExpression, findField, findPressable, findText } from './find'
import type { PageDriver } from './page-driver'
import { signIn } from './sign-in'

/** A page of the portal, and an element that is visible once the page has its data. */
interface PortalPage {
  name: string
  address: string
  /** Whether a resident must be signed in. */
  isSignedIn?: boolean
  element: ElementExpression
}

/** A sample of the pages. The pages without a sign-in come first. */
export const portalPages: readonly PortalPage[] = [
  { name: 'sign-in', address: '/login', element: findPressable('Acceder') },
  { name: 'invitation', address: '/invite/demo-invitation', element: findField('DNI') },
  { name: 'authorizations', address: '/', isSignedIn: true, element: findPressable(/^Ver pase/) },
  {
    name: 'new authorization',
    address: '/preauthorization/new?opciones=todas',
    isSignedIn: true,
    element: findPressable(/^Autorizar a /),
  },
  { name: 'movements', address: '/activitiesReport', isSignedIn: true, element: findText('Resultados: ') },
  { name: 'lot', address: '/manageproperty/201', isSignedIn: true, element: findPressable(/^Remover/) },
  {
    name: 'roster',
    address: '/construction/501?tab=nomina',
    isSignedIn: true,
    element: findText('25 personas/trabajadores'),
  },
  {
    name: 'new submission',
    address: '/submissions/101/new',
    isSignedIn: true,
    element: findField('Trabajador'),
  },
  {
    name: 'next days of the roster',
    address: '/construction/501?tab=nomina&modo=dias',
    isSignedIn: true,
    element: findText('días que siguen'),
  },
  { name: 'expiries', address: '/vencimientos', isSignedIn: true, element: findText(' vencimientos') },
]

/** Opens pages one after the other, and calls `visit` on each page. Signs a resident in before the first page that needs it. */
export async function visitPages(
  context: EngineContext,
  pages: readonly PortalPage[],
  visit: (name: string) => Promise<void>,
): Promise<void> {
  const { page, portalUrl } = context
  const firstSignedIn = pages.find(({ isSignedIn }) => isSignedIn)
  for (const portalPage of pages) {
    if (portalPage === firstSignedIn) await signIn(context, portalPage.address)
    else await page.driver.open(`${portalUrl}${portalPage.address}`)
    await page.expectVisible(portalPage.element)
    await visit(portalPage.name)
  }
}

/** Shows the page at the top, in a theme and a width, and ends its animations. */
export async function showAppearance(page: PageDriver, { theme, width }: Appearance): Promise<void> {
  await page.driver.resize(width, pageHeight)
  await page.evaluating.evaluate(async (name) => {
    document.documentElement.dataset.theme = name
    const waitForFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    // Cards outside the window have an estimated height until the browser has shown them: one frame finds them visible, the next
    // lays them out, and a third one stores their height.
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top)
      for (let frames = 0; frames < 4; frames++) await waitForFrame()
    }
    window.scrollTo(0, 0)
    await document.fonts.ready
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
    // WebKit paints a resized window some frames later.
    await new Promise((resolve) => setTimeout(resolve, 150))
  }, theme)
}

interface Appearance {
  theme: 'light' | 'dark'
  width: number
}

export const pageHeight = 844
/** The narrowest window in which no page may scroll sideways. */
export const narrowWidth = 320
const phoneWidth = 390

/** The widths of a phone and a desk, light and dark. */
export const appearances: readonly Appearance[] = [phoneWidth, 1280].flatMap((width) =>
  (['light', 'dark'] as const).map((theme) => ({ theme, width })),
)

/** The appearance in which an engine checks the page with this index: one of the four, by turns, and another in each engine. */
export const chooseAppearance = (index: number, engine: EngineName): Appearance => {
  const appearance = appearances[(index + (engine === 'WebKit' ? 3 : 0)) % appearances.length]
  if (!appearance) throw new Error(`The page ${index} has no appearance`)
  return appearance
}
