import { chromium } from 'playwright'
import { startConsole } from './console.mjs'
