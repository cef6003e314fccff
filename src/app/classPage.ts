import '#design-system/global.css'
import { startClassPage } from '#site/class-page/startClassPage.ts'

startClassPage(document.body)
