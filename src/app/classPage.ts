import '#design-system/global.css'
import { startClassPage } from '#site/class-page/startClassPage.ts'
import { addMissingMethods } from './olderBrowsers.ts'

addMissingMethods()
const [navigation] = performance.getEntriesByType('navigation')
const answeredAt = navigation && 'responseStart' in navigation ? navigation.responseStart : performance.now()
startClassPage(document.body, answeredAt)
