import { mount } from 'svelte';
import App from './App.svelte';
import { browserLanguage, speak } from './i18n/index.svelte';
import { prefs } from './prefs.svelte';
import './styles/tokens.css';
import './styles/base.css';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has an element #app');
await speak(prefs.language ?? browserLanguage());
mount(App, { target });
