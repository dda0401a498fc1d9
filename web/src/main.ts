import { mount } from 'svelte';
import App from './App.svelte';
import { browserLanguage, setLanguage } from './i18n/index.svelte';
import { prepare } from './pages';
import { prefs } from './prefs.svelte';
import { route } from './router.svelte';
import './styles/tokens.css';
import './styles/base.css';
import './styles/tables.css';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has an element #app');
// The code of the page and its messages are loaded in parallel, and shown together.
await Promise.all([prepare(route()), setLanguage(prefs.language ?? browserLanguage())]);
mount(App, { target });
