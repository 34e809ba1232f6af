import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { listSourceFiles } from './source-tree'

/** The screens and patterns. The design system gets its addresses from them. */
const files = listSourceFiles(fileURLToPath(new URL('../..', import.meta.url))).filter(
  ({ path }) =>
    /^src\/(app|features|patterns)\//.test(path) &&
    !path.startsWith('src/app/catalogue/') &&
    !path.endsWith('.specimens.tsx'),
)

/** The files that show a picture whose address is in the backend's data. */
const placesWithPictures = [
  'src/app/shell/PortalTopBar.tsx',
  'src/features/lots/pets/PetsTable.tsx',
  'src/features/lots/photos/LotPhotoField.tsx',
  'src/features/lots/photos/ResidentName.tsx',
  'src/features/public/PublicFrame.tsx',
  'src/features/submissions/drawer/BackgroundCheckDetails.tsx',
  'src/features/submissions/form/submission-values.ts',
]

/** The files that link to a file whose address is in the backend's data. */
const placesWithFiles = [
  'src/features/submissions/drawer/BackgroundCheckDetails.tsx',
  'src/patterns/files/FileLink.tsx',
]

/** The other variable addresses on the page, each with the reason why it is safe. */
const otherAddresses: Record<string, string> = {
  'src/app/first-rows/render-lot.tsx href={paths.lots()}': 'a path of the portal',
  'src/app/first-rows/render-roster.tsx href={paths.works()}': 'a path of the portal',
  'src/app/shell/DownloadNotice.tsx href={href}': 'from the configuration',
  'src/app/shell/Shell.tsx href={getDeviceStoreUrl()}': 'from the configuration',
  'src/features/accounts/terms/RichText.tsx href={href}':
    'parseContent omits other schemes than http and mail',
  'src/features/authorizations/share/ShareActions.tsx href={getWhatsAppAddress()}':
    'begins with the address of WhatsApp',
  'src/features/lots/photos/NameWithPhoto.tsx src={url}': 'from getPictureUrl',
  'src/features/public/HttpErrorPage.tsx href={withBasePath(paths.home())}': 'a path of the portal',
  'src/features/public/InvitationRegistered.tsx href={getPassAddress(guest, code)}': 'a path of the portal',
  'src/features/public/SavedSharedPasses.tsx href={withBasePath(paths.sharedPass(fragment))}':
    'a path of the portal',
  'src/features/public/SharedPassActions.tsx href={buildDirectionsUrlTo(pass.destination)}':
    'begins with the address of the maps',
  'src/features/public/PublicFrame.tsx src={logo}': 'from getPictureUrl',
  'src/features/session/SignInPage.tsx href={withBasePath(path)}': 'a path of the portal',
  'src/features/submissions/drawer/BackgroundCheckDetails.tsx href={address}': 'from getOpenableUrl',
  'src/features/submissions/form/CheckEntryCard.tsx source={picture}': 'toFileItem calls getPictureUrl',
  'src/patterns/page/HelpLink.tsx href={helpUrl}': 'from the configuration',
  'src/patterns/page/ServerErrorPage.tsx href={supportUrl}': 'from the configuration',
}

const findCallers = (name: string) =>
  files
    .filter(({ text }) => text.includes(`${name}(`) && !text.includes(`function ${name}(`))
    .map(({ path }) => path)

test('pictures and files of the backend are shown in these places', () => {
  expect(findCallers('getPictureUrl')).toEqual(placesWithPictures)
  expect(findCallers('getOpenableUrl')).toEqual(placesWithFiles)
})

test('each variable address of a picture or link is checked, or is listed with the reason why it is safe', () => {
  const uncheckedAddresses = files.flatMap(({ path, text }) =>
    [...text.matchAll(/\s((?:src|srcSet|source|href|poster)=\{(?!getPictureUrl\()[^}]*\})/g)].map(
      ([, attribute]) => `${path} ${attribute}`,
    ),
  )
  expect(uncheckedAddresses.sort()).toEqual(Object.keys(otherAddresses).sort())
})

test('no style of a screen loads an address', () => {
  expect(files.filter(({ text }) => /\burl\(/.test(text)).map(({ path }) => path)).toEqual([])
})
